import { expect, test } from 'vitest';
import type { GenerateClassRequest } from '../../../src/api-contract/lesson-api.ts';
import { LEVELS } from '../../../src/domain/levels.ts';
import { renderPlan } from '../../../src/domain/plan-markdown.ts';
import { ok } from '../../../src/domain/result.ts';
import { writeClassOnDevice } from '../../../src/features/classroom/write-class-on-device.ts';
import { toClassRequest } from '../../../src/teacher/class-request.ts';
import { CURRICULUM } from '../../../src/teacher/curriculum.ts';
import { writeClass } from '../../../src/teacher/write-class.ts';
import { CLASS_REQUEST } from '../../some-requests.ts';

test.each(LEVELS)(
  'the device writes the same class at %s as the server’s built-in teacher',
  async (level) => {
    const request: GenerateClassRequest = {
      ...CLASS_REQUEST,
      ...{ student_level: level, skill_focus: 'Reading', age: 12 },
    };
    const plan = writeClass(CURRICULUM[level], toClassRequest(request), 7);
    expect(await writeClassOnDevice(request, 7)).toEqual(ok(renderPlan(plan)));
  },
);
