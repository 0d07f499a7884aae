import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

/** Tells the service worker which files this build has, and gives the list a name that changes with it. */
const fileList = (): Plugin => ({
  name: 'caldera-file-list',
  generateBundle(_, bundle) {
    const own = Object.keys(bundle).filter((file) => /\.(js|css|woff2)$/.test(file) && file !== 'sw.js');
    const files = [...own, ...readdirSync(`${import.meta.dirname}/public`)]
      .map((file) => `/${file}`)
      .toSorted();
    const name = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
    const worker = bundle['sw.js'];
    if (worker?.type !== 'chunk') throw new Error('the build has no service worker');
    worker.code = worker.code.replace('BUILD', () => JSON.stringify(JSON.stringify({ name, files })));
  },
});

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), fileList()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    manifest: 'files.json',
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      // the engine's worker is a build of its own inside this one: its time is waited for, not lost
      checks: { pluginTimings: false },
      input: {
        index: `${import.meta.dirname}/index.html`,
        sw: `${import.meta.dirname}/src/pwa/service-worker.ts`,
      },
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  server: {
    headers: {
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    },
    proxy: { '/api': { target: 'http://127.0.0.1:3000', ws: true } },
  },
});
