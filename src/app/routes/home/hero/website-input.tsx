import type { ComponentProps } from "react";

/** The address of a site, typed as people say it: the scheme may be missing. */
export function WebsiteInput(props: Pick<ComponentProps<"input">, "id" | "defaultValue" | "aria-invalid" | "aria-describedby">) {
  return (
    <input
      className="ask-input"
      name="website"
      inputMode="url"
      autoComplete="url"
      autoCapitalize="none"
      spellCheck={false}
      required
      placeholder="yourdomain.com"
      {...props}
    />
  );
}
