/** Put by the bundler where `read-excel-file` takes what would make workers: it makes none (vite.config.ts). */
export default null;
