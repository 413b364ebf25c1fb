import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
    { ignores: ['node_modules/', 'dist/'] },
    js.configs.recommended,
    ts.configs.recommended,
    svelte.configs.recommended,
    prettier,
    svelte.configs.prettier,
    {
        languageOptions: { globals: { ...globals.browser, ...globals.node } },
        rules: {
            eqeqeq: ['error', 'always', { null: 'ignore' }],
            'no-undef': 'off', // the type checker knows better
            '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
            // Sets and Maps here are built, read and thrown away, or tell nobody that they changed.
            'svelte/prefer-svelte-reactivity': 'off',
            'svelte/no-useless-mustaches': 'off', // {' '} is a space that has to stay
        },
    },
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: { parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig } },
        rules: { 'no-useless-assignment': 'off' }, // it does not see what the markup reads
    },
);
