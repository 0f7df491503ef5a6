import { expect, test } from 'vitest';
import { examineSubmission } from '../../../server/lessons/feedback/feedback-job.ts';
import { createLessonServices } from '../../../server/lessons/lesson-services.ts';
import { createLogger, type LogFormat } from '../../../server/logger.ts';
import { ok } from '../../../src/domain/result.ts';
import { ANSWER_REQUEST, CLASS_REQUEST } from '../../some-requests.ts';
import { createLessonApp } from '../lesson-app.ts';
import { type ScriptedReply, startScriptedModel } from './scripted-model.ts';

const KEY = 'sk-a-secret-key-of-the-school';
const ECHO = JSON.stringify({ error: { message: `Incorrect API key provided: ${KEY}.`, code: KEY } });

const STEPS: readonly ScriptedReply[] = [
  { content: `Your key is ${KEY}` },
  { content: JSON.stringify({ title: KEY, [KEY]: 1 }) },
  { status: 400, body: ECHO },
  { status: 401, body: ECHO, headers: { 'WWW-Authenticate': `Bearer ${KEY}` } },
  { status: 429, body: ECHO, headers: { 'Retry-After': '0' } },
  { status: 500, body: `Bearer ${KEY}` },
  { status: 200, body: `<html>${KEY}</html>` },
  { raw: `data: {"error": ${KEY}}\n\n` },
  { raw: `data: {"error": {"message": "${KEY}"}}\n\n` },
  { begins: KEY, ends: 'cut' },
];

test.each<LogFormat>(['text', 'json'])(
  'the log never contains the key, for any response of the model’s server (%s)',
  async (format) => {
    const lines: string[] = [];
    const { log, logRequest } = createLogger(format, (line) => lines.push(line), Date.now);
    for (const step of STEPS) {
      const model = await startScriptedModel([step]);
      const teaching = createLessonServices(
        { baseUrl: model.baseUrl, model: 'tiny', apiKey: KEY },
        { examine: async (request) => ok(await examineSubmission(request, [])) },
        log,
      );
      const server = await createLessonApp({ ...teaching, log }, { logRequest });
      expect((await server.call('/api/generate-class', CLASS_REQUEST)).status).toBe(200);
      expect((await server.call('/api/submit-answer', ANSWER_REQUEST)).status).toBe(200);
      expect(model.authorizations).toContain(`Bearer ${KEY}`);
    }
    expect(lines.length).toBeGreaterThan(2 * STEPS.length);
    expect(lines.filter((line) => line.includes(KEY))).toEqual([]);
  },
);
