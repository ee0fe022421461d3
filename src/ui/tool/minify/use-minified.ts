import { useEffect, useState } from "react";
import type { MinifiedCode } from "#core/tool/minified-code.ts";
import type { Convert } from "../convert/file-queue.ts";

/** A pause in typing. */
const PAUSE_MS = 250;

/** Code minified as somebody types, in a worker; undefined while there is none. What is typed meanwhile ends what is under way. */
export function useMinified<Options extends object>(
  { code, ...options }: Options & { code: string },
  minify: Convert<Omit<Options, "code">, MinifiedCode>,
): MinifiedCode | undefined {
  const [made, setMade] = useState<{ of: string; answer: MinifiedCode }>();
  const asked = JSON.stringify(options);
  const key = `${asked}\n${code}`;
  useEffect(() => {
    if (code.trim() === "") return;
    const gone = new AbortController();
    const timer = setTimeout(
      () =>
        void minify(new Blob([code]), JSON.parse(asked), { signal: gone.signal, onProgress() {} }).then(
          (answer) => gone.signal.aborted || setMade({ of: key, answer }),
          // The button runs it too, and says what went wrong.
          () => {},
        ),
      PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [code, asked, key, minify]);
  // The last answer stays on the screen until the next is here.
  return code.trim() === "" ? undefined : made?.answer;
}
