import { Button } from "#ui/button/button.tsx";
import { WebsiteInput } from "../home/hero/website-input.tsx";
import "../home/hero/ask.css";

/** By which fields elsewhere on the page belong to it. */
export const AUDIT_ASK = "audit-ask";

/** One field: whoever sends it is taken to the audit's own address. A plain form, so it needs no script. */
export function AuditAsk({
  website,
  label = "Audit my site",
  refusal,
}: {
  website?: string;
  label?: string;
  refusal?: string | undefined;
}) {
  return (
    <form className="ask" id={AUDIT_ASK} method="post" action="/audit/">
      <label className="vh" htmlFor="audit-website">
        Website
      </label>
      <WebsiteInput
        id="audit-website"
        defaultValue={website}
        aria-invalid={refusal ? true : undefined}
        aria-describedby={refusal ? "audit-refusal" : undefined}
      />
      <Button type="submit">{label}</Button>
    </form>
  );
}
