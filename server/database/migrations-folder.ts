import { join } from 'node:path';
import { projectRoot } from '../config/project-root.ts';

export const migrationsFolder = join(projectRoot, 'server/database/migrations');
