import { type RefObject, useEffect, useRef, useState } from "react";
import { knownInputOf, textsIn } from "#core/tool/tool-fields.ts";
import type { ToolViewProps } from "../tool-view-props.ts";

export interface LiveInput<Input> {
  /** What stands in the form now. */
  input: Input;
  /** What it was filled with last: the defaults of its controls. */
  filled: Input;
  /** How often it was filled: controls are uncontrolled, so a new filling makes them anew. */
  filling: number;
  fill(next: Input): void;
  /** Reads the form again, where a change comes by no `input` event. */
  read(): void;
  /** What the form holds, as the tool's input. */
  inputIn(form: FormData): Input;
  inside: RefObject<HTMLDivElement | null>;
}

/** Follows what stands in a tool's form as it is typed. What was typed before the page came to life is read once it does. */
export function useLiveInput<Input extends object>({
  fields,
  submitted,
}: Pick<ToolViewProps<unknown, unknown>, "fields" | "submitted">): LiveInput<Input> {
  const inside = useRef<HTMLDivElement>(null);
  const [{ filled, filling }, setFilling] = useState(() => ({ filling: 0, filled: knownInputOf(fields, submitted) as Input }));
  const [input, setInput] = useState(filled);
  const inputIn = (form: FormData) => knownInputOf(fields, textsIn(form)) as Input;

  function read() {
    const form = inside.current?.closest("form");
    if (form) setInput(inputIn(new FormData(form)));
  }
  // What was typed before the page came to life, and what an example filled in.
  useEffect(read, [filling]);

  function fill(next: Input) {
    setFilling(({ filling: before }) => ({ filling: before + 1, filled: next }));
    setInput(next);
  }

  return { input, filled, filling, fill, read, inputIn, inside };
}
