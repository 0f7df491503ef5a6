import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openPostgres } from '../../../server/database/postgres-database.ts';
import { openSqlite } from '../../../server/database/sqlite-database.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { createPostgresDatabase } from '../database/test-database.ts';

let folder: string;
let postgres: { DATABASE_URL: string };

beforeEach(async () => {
  folder = temporaryFolder();
  postgres = { DATABASE_URL: await createPostgresDatabase() };
});

/** Runs the command of `npm run backup`, `restore` and `move-database`. */
function run(command: string, variables: Record<string, string> = {}) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'server/backup/main.ts', ...command.split(' ')],
    { encoding: 'utf8', env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), ...variables } },
  );
  return { output: stdout + stderr, status };
}

async function createSqliteFile(): Promise<void> {
  const database = await openSqlite(join(folder, 'data/learning-arcade.db'));
  await database.query
    .insertInto('attempts')
    .values({ subject: 'ana', count: 1, window_ends_at: 1 })
    .execute();
  await database.close();
}

test('a move says for each table how many rows both databases have', async () => {
  await createSqliteFile();
  const { output, status } = run('move --from sqlite --to postgres', postgres);
  expect(output).toMatch(/^ {2}attempts +1 rows {2}[0-9a-f]{16}$/m);
  expect(output).toContain('Start the servers with DATABASE_URL.');
  expect(output).not.toContain('postgres@');
  expect(status).toBe(0);
  const back = { ...postgres, DATA_DIR: join(folder, 'other') };
  expect(run('move --from postgres --to sqlite', back).output).toMatch(/^ {2}attempts +1 rows/m);
  expect(run('move --from postgres --to sqlite', back)).toMatchObject({
    output: expect.stringContaining('has data already (attempts)'),
    status: 1,
  });
});

test('a move from a folder without a database fails and creates none', () => {
  expect(run('move --from sqlite --to postgres', postgres)).toMatchObject({
    output: expect.stringContaining('There is no file'),
    status: 1,
  });
  expect(readdirSync(folder)).toEqual([]);
});

test('a move is refused while a server is connected to PostgreSQL', async () => {
  await createSqliteFile();
  const server = await openPostgres(postgres.DATABASE_URL, 2);
  expect(run('move --from sqlite --to postgres', postgres)).toMatchObject({
    output: expect.stringContaining('Servers use the database. Stop them first.'),
    status: 1,
  });
  await server.close();
});

test('a backup into a folder has its time as a name; a folder and the other engine’s backup are not restored', async () => {
  await createSqliteFile();
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  expect(run(`backup ${backups}`).status).toBe(0);
  await (await openPostgres(postgres.DATABASE_URL, 2)).close();
  expect(run(`backup ${backups}`, postgres).status).toBe(0);
  const names = readdirSync(backups).sort();
  expect(names).toEqual([
    expect.stringMatching(/^learning-arcade-[\dT-]{19}\.db$/),
    expect.stringMatching(/^learning-arcade-[\dT-]{19}\.dump$/),
  ]);
  const [db = '', dumped = ''] = names.map((name) => join(backups, name));
  expect(run(`restore ${db}`, postgres)).toMatchObject({
    output: expect.stringContaining('is a backup of SQLite, and DATABASE_URL names PostgreSQL'),
    status: 1,
  });
  expect(run(`restore ${dumped}`)).toMatchObject({
    output: expect.stringContaining('is a backup of PostgreSQL, and DATABASE_URL is not set'),
    status: 1,
  });
  for (const variables of [{}, postgres]) {
    expect(run(`restore ${backups}`, variables)).toMatchObject({
      output: expect.stringContaining(`${backups} is a folder.`),
      status: 1,
    });
  }
  expect(run(`restore ${db}`).status).toBe(0);
  expect(run(`restore ${dumped}`, postgres).status).toBe(0);
});
