import type { RequestOf } from '../../data/requests/request-rows.ts';
import { fetchClass } from './fetch-class.ts';
import type { RequestHandler, RequestPorts } from './request-handler.ts';

/**
 * A class, which becomes a lesson under the request's key. The server says how many classes are left;
 * where it does not, one is taken off here.
 */
export function createClassHandler(row: RequestOf<'class'>, ports: RequestPorts): RequestHandler {
  const { key, localDate, request } = row;
  return {
    send: (signal) => fetchClass(row, ports, signal),
    async settle({ text: classPlan, note, remaining, localDate: countedOn = localDate }) {
      const lesson = {
        classPlan,
        studentLevel: request.student_level,
        skillFocus: request.skill_focus,
        teacher: request.teacher,
        reason: request.reason,
        age: request.age,
        module_lesson: request.module_lesson ?? 0,
        // Where this rejects, the request stays `sending`, and its class is fetched again under its key.
        content: await ports.loadClassContent(classPlan),
      };
      const credits = { date: countedOn, remaining };
      return ports.store.addLesson(lesson, key, { credits, ...(note === undefined ? {} : { note }) });
    },
  };
}
