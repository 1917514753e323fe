import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { early } from './build/early.ts';
import { fonts } from './build/fonts.ts';
import { icons } from './build/icons.ts';
import { inside } from './build/inside.ts';
import { offline } from './build/offline.ts';
import { previews } from './build/previews.ts';

export default defineConfig({
  plugins: [react(), early(), icons(), previews(), offline(), inside({ isWritten: true }), compressed()],
  css: { postcss: fonts },
  worker: { format: 'es', plugins: () => [inside({ isWritten: false })] },
  build: { target: 'es2022', manifest: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 1000 },
  // While developing, the server runs beside: npm run serve.
  server: { proxy: { '/api': { target: 'http://localhost:2199', ws: true } } },
});
