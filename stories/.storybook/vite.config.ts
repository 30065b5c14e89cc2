import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The app's plugins without its root: stories are not the app. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: { target: 'es2022' },
});
