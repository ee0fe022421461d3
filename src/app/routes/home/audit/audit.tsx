import type { FocusEvent, KeyboardEvent } from "react";
import { Link } from "react-router";
import type { SiteSettings } from "#content/site-settings/site-settings.content-type.ts";
import type { LeadAnswer } from "#features/leads/leads.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/field.tsx";
import { GuardFields } from "#ui/form/guard-fields.tsx";
import { useSendForm } from "#ui/form/use-send-form.ts";
import { SampleReport } from "./sample-report.tsx";
import { withScheme } from "./with-scheme.ts";
import "./audit.css";

/** Two forms, one shown: from 975 px on only the website is required, below it all three (audit.css holds the breakpoint). */
export function Audit({ panel }: { panel: SiteSettings["auditPanel"] }) {
  return (
    <section className="sec far audit-sec" id="audit" aria-labelledby="home-audit">
      <div className="wrap">
        <div className="audit">
          <div className="audit-edge" aria-hidden="true" />
          <div className="audit-ask">
            <h2 className="d3" id="home-audit">
              {panel.heading}
            </h2>
            <p className="mute">{panel.text}</p>
            <AuditForm size="wide" />
            <AuditForm size="narrow" />
          </div>
          <SampleReport checks={panel.items} />
        </div>
      </div>
    </section>
  );
}

/** Posts to the API; without JavaScript to the contact page, which answers with its own words. */
function AuditForm({ size }: { size: "wide" | "narrow" }) {
  const all = size === "narrow";
  const { onSubmit, isSending, answer } = useSendForm<LeadAnswer>({
    call: "send-mail",
    toBody: (form) => ({ data: Object.fromEntries(form) }),
    onAnswer: ({ success }, form) => success && form.reset(),
  });
  const errors = answer && !answer.success ? (answer.fields ?? {}) : {};
  return (
    <form className={`audit-form audit-${size}`} method="post" action="/contact-us#write" onSubmit={onSubmit} aria-busy={isSending}>
      <input type="hidden" name="form" value="audit" />
      <input type="hidden" name="size" value={size} />
      <GuardFields />
      <TextField
        label="Website"
        id={`audit-website-${size}`}
        name="website"
        type="url"
        autoComplete="url"
        required
        error={errors["website"]}
        onBlur={completeAddress}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => event.key === "Enter" && completeAddress(event)}
      />
      <TextField label="Your name" name="clientName" autoComplete="name" required={all} error={errors["clientName"]} />
      <TextField label="Work email" name="clientEmail" type="email" autoComplete="email" required={all} error={errors["clientEmail"]} />
      <Button type="submit" className="audit-send" aria-disabled={isSending || undefined}>
        {isSending ? "Sending…" : "Send the audit request"}
      </Button>
      <div className="audit-answer" role="status">
        {answer && <p data-ok={answer.success}>{answer.message}</p>}
        {answer?.audit && (
          <Link className="more" to={`/audit/${answer.audit}/`}>
            Watch the audit and read the report
          </Link>
        )}
      </div>
      {!all && <p className="small mute">Only the website is needed. Leave an email to get the answer there.</p>}
    </form>
  );
}

/** Before the browser checks the field, which wants a scheme. */
function completeAddress({ currentTarget: field }: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) {
  field.value = withScheme(field.value);
}
