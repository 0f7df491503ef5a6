const LINE_END = 10;

export interface ResponseLimits {
  maxBytes: number;
  /** Between two line ends: the client joins a line piece by piece, in a time that grows with its square. */
  maxLineBytes: number;
}

/**
 * Like `fetch`, but for answers beyond these bounds: reading on fails there, and the connection ends. A model's server
 * is somebody else's, and its answers, those that tell of an error too, are read into memory.
 */
export function createBoundedFetch(most: ResponseLimits): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, init);
    let bytes = 0;
    let lineBytes = 0;
    const bounded = answer.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(piece, controller) {
          const lineEnd = piece.lastIndexOf(LINE_END);
          bytes += piece.byteLength;
          lineBytes = lineEnd === -1 ? lineBytes + piece.byteLength : piece.byteLength - lineEnd - 1;
          if (bytes > most.maxBytes || lineBytes > most.maxLineBytes)
            controller.error(new Error('The answer is too long.'));
          else controller.enqueue(piece);
        },
      }),
    );
    const { status, statusText, headers } = answer;
    return new Response(bounded ?? null, { status, statusText, headers });
  };
}
