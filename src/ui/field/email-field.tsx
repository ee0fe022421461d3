import type { ComponentProps } from "react";
import { TextField } from "./field.tsx";

/** An address has 254 characters at most (RFC 5321). */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, "type" | "autoComplete" | "maxLength">) {
  return <TextField type="email" autoComplete="email" maxLength={254} {...props} />;
}
