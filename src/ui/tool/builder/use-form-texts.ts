import { type RefObject, useEffect, useState } from "react";
import { type FormTexts, textsIn } from "#core/tool/tool-fields.ts";

/**
 * Follows what stands in the form around `inside` as it is typed. Inputs stay uncontrolled: what was typed before the page came to life
 * is read once it does.
 */
export function useFormTexts(
  inside: RefObject<HTMLElement | null>,
  initial: FormTexts,
  filledBy: unknown,
): [texts: FormTexts, read: () => void] {
  const [texts, setTexts] = useState(initial);
  const read = () => {
    const form = inside.current?.closest("form");
    if (form) setTexts(textsIn(new FormData(form)));
  };
  // Filled anew by an import or an example, the controls hold other texts.
  useEffect(read, [filledBy]);
  return [texts, read];
}
