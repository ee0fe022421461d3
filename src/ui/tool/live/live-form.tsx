import type { ComponentProps, ReactNode } from "react";
import { knownInputOf } from "#core/tool/tool-fields.ts";
import { ToolFrame } from "../tool-frame.tsx";
import type { LiveInput } from "./use-live-input.ts";
import "../builder/builder.css";

type FrameProps<Input extends object, Output> = ComponentProps<typeof ToolFrame<Input, Output>>;

interface Props<Input extends object, Output> extends Omit<FrameProps<Input, Output>, "toInput" | "result"> {
  live: LiveInput<Input>;
  /** The controls, uncontrolled and filled with `live.filled`, and whatever is drawn beside them while somebody types. */
  children: ReactNode;
  className?: string;
  /** Once the form was sent; `clear` empties it. */
  result(data: Output, clear: () => void): ReactNode;
}

/** Options or a text in, a text out, as somebody types. Sent as a whole it answers without JavaScript too. */
export function LiveForm<Input extends object, Output>({
  page,
  run,
  live,
  children,
  className = "",
  result,
  ...frame
}: Props<Input, Output>) {
  function start(next: Input) {
    if (page.examples.some((example) => example.input === next)) live.fill(next);
    run.start(next);
  }

  function clear() {
    run.clear();
    live.fill(knownInputOf(page.fields, {}) as Input);
  }

  return (
    <ToolFrame {...frame} page={page} run={{ ...run, start }} toInput={live.inputIn} result={(data) => result(data, clear)}>
      <div className={`builder ${className}`} ref={live.inside} onInput={live.read} key={live.filling}>
        {children}
      </div>
    </ToolFrame>
  );
}
