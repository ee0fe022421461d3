import type { ReactNode } from "react";
import { BuilderField } from "#ui/tool/builder/builder-field.tsx";
import type { HtaccessGeneratorInput } from "./htaccess-generator.schema.ts";

type Name = Exclude<keyof HtaccessGeneratorInput, "bots" | "files" | "password">;

/** A field by its name, filled from the input. */
export function Field({
  initial,
  name,
  label,
  ...rest
}: {
  initial: HtaccessGeneratorInput;
  name: Name;
  label: ReactNode;
} & Omit<Parameters<typeof BuilderField>[0], "name" | "label" | "text" | "defaultValue">) {
  const value = initial[name];
  const first = rest.choices?.[0]?.[0] ?? "";
  const text = value === undefined ? first : Array.isArray(value) ? value.join("\n") : String(value);
  return <BuilderField name={name} label={label} text={text} defaultValue={text} {...rest} />;
}
