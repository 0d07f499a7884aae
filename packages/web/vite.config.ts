import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

// Relative addresses: the client works from any folder of any host, and from a server under a prefix.
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: { target: 'es2022', manifest: true, chunkSizeWarningLimit: 800 },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
});
