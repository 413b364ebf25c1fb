// Node 20 does not read TypeScript: Vite does it for the build, and here too.
import { runnerImport } from 'vite';

const { module } = await runnerImport('./art/sheet.ts', { configFile: false, logLevel: 'error' });
await module.sheets(...process.argv.slice(2));
