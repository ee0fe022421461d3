import { useEffect, useState } from "react";
import type { MinifiedCode } from "#core/tool/minified-code.ts";
import type { Convert } from "../convert/file-queue.ts";

/** A pause in typing. */
const PAUSE_MS = 250;

interface Made<Input> {
  of: Input;
  answer: MinifiedCode;
}

/**
 * Code minified as somebody types, in a worker; what is typed meanwhile ends what is under way. The last answer stays on the screen, with
 * the input that it is of, until the next is here or none can be had.
 */
export function useMinified<Input extends { code: string }>(
  input: Input,
  minify: Convert<Omit<Input, "code">, MinifiedCode>,
  first: MinifiedCode | undefined,
) {
  const [made, setMade] = useState<Made<Input> | undefined>(first && { of: input, answer: first });
  const { code, ...options } = input;
  const asked = JSON.stringify(options);

  useEffect(() => {
    if (code.trim() === "") return;
    const gone = new AbortController();
    const show = (next?: Made<Input>) => gone.signal.aborted || setMade(next);
    const of = { ...JSON.parse(asked), code } as Input;
    const timer = setTimeout(
      // The button runs it too, and says what went wrong.
      () =>
        void minifyInput(minify, of, gone.signal).then(
          (answer) => show({ of, answer }),
          () => show(),
        ),
      PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [code, asked, minify]);

  /** Now, for the button. */
  async function minifyNow(of: Input, signal: AbortSignal): Promise<MinifiedCode> {
    const answer = await minifyInput(minify, of, signal);
    // What is typed meanwhile has its own.
    setMade((shown) => shown ?? { of, answer });
    return answer;
  }

  return { made, minifyNow };
}

const minifyInput = <Input extends { code: string }>(
  minify: Convert<Omit<Input, "code">, MinifiedCode>,
  { code, ...options }: Input,
  signal: AbortSignal,
) => minify(new Blob([code]), options, { signal, onProgress() {} });
