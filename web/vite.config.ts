import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { app } from './app/plugin.ts';
import { places } from './art/places/plugin.ts';
import { figures } from './art/plugin.ts';
import { scenes } from './scenes/plugin.ts';

// The page is served under a strict policy: nothing inline, nothing from elsewhere. So no asset becomes a data: address.
export default defineConfig(({ mode }) => ({
  plugins: [
    svelte({ preprocess: vitePreprocess(), compilerOptions: { runes: true } }),
    figures(),
    places(),
    scenes(),
    app(),
  ],
  build: {
    outDir: '../src/muster/server/static',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'], // the first ones that know light-dark()
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8420', ws: true } },
  },
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    maxWorkers: 1,
    testTimeout: 30_000,
  },
}));
