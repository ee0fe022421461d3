import { type ComponentProps, useEffect, useRef, useState } from "react";

interface Props extends Omit<ComponentProps<"textarea">, "value" | "onChange"> {
  value: string;
  onText(text: string): void;
}

/** A text area inside a block. What is typed stays where it was typed; what comes from elsewhere, undo above all, replaces it. */
export function BlockText({ value, onText, ...area }: Props) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  return (
    <textarea
      {...area}
      value={text}
      onChange={({ currentTarget }) => {
        sent.current = currentTarget.value;
        setText(currentTarget.value);
        onText(currentTarget.value);
      }}
    />
  );
}
