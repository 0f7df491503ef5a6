import { afterAll } from 'vitest';
import { releaseDatabases } from './test-database.ts';

afterAll(releaseDatabases);
