import { type ComponentProps, useState } from "react";

/**
 * A text area that comes with a text. React 19 writes the default over whatever stands in a text area when it hydrates one
 * (initTextarea in react-dom), so what was typed before is read first and becomes the default.
 */
export function KeptTextArea({ id, defaultValue, ...area }: ComponentProps<"textarea"> & { id: string }) {
  const [text] = useState(() => typedBefore(id) ?? defaultValue);
  return <textarea {...area} id={id} defaultValue={text} />;
}

function typedBefore(id: string): string | undefined {
  return typeof document === "undefined" ? undefined : document.querySelector<HTMLTextAreaElement>(`textarea[id="${id}"]`)?.value;
}
