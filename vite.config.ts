import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption, type UserConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const plugins: PluginOption[] = [react(), tailwindcss()];

const app: UserConfig = {
  root: here('./src'),
  publicDir: here('./src/public'),
  plugins,
  build: {
    target: 'es2022',
    cssTarget: ['chrome111', 'safari16.4', 'firefox113'],
    outDir: here('./dist/client'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
  },
};

// Only the test runner pays for loading Storybook's part.
export default defineConfig(async () => {
  if (!process.env.VITEST) return app;
  const { testProjects } = await import('./e2e/test-projects.ts');
  return { ...app, root: here('.'), test: { projects: testProjects(plugins) } } as UserConfig;
});
