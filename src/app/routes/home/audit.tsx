import type { FocusEvent, KeyboardEvent } from "react";
import { Form } from "react-router";
import type { SiteSettings } from "#content/site-settings/site-settings.schema.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/field.tsx";
import { withScheme } from "./carry-website.ts";
import { SampleReport } from "./sample-report.tsx";
import "./audit.css";

/** Two forms, one shown: from 975 px on only the website is required, below it all three (audit.css holds the breakpoint). */
export function Audit({ panel, date }: { panel: SiteSettings["auditPanel"]; date: string }) {
  return (
    <section className="sec" id="audit" aria-labelledby="home-audit">
      <div className="wrap">
        <div className="audit">
          <div className="audit-edge" aria-hidden="true" />
          <div className="audit-ask">
            <h2 className="d3" id="home-audit">
              {panel.heading}
            </h2>
            <p className="mute">{panel.text}</p>
            <AuditForm size="desk" />
            <AuditForm size="hand" />
          </div>
          <SampleReport checks={panel.items} date={date} />
        </div>
      </div>
    </section>
  );
}

function AuditForm({ size }: { size: "desk" | "hand" }) {
  const all = size === "hand";
  return (
    <Form className={`audit-form audit-${size}`} action="/contact-us" data-testid={`audit-form-${size}`}>
      <input type="hidden" name="form" value="audit" />
      <TextField
        label="Website"
        id={`audit-website-${size}`}
        name="website"
        type="url"
        autoComplete="url"
        required
        onBlur={completeAddress}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => event.key === "Enter" && completeAddress(event)}
      />
      <TextField label="Your name" name="clientName" autoComplete="name" required={all} />
      <TextField label="Work email" name="clientEmail" type="email" autoComplete="email" required={all} />
      <Button type="submit" className="audit-send">
        Send the audit request
      </Button>
      {!all && <p className="small mute">Only the website is needed. Leave an email to get the answer there.</p>}
    </Form>
  );
}

/** Before the browser checks the field, which wants a scheme. */
function completeAddress({ currentTarget: field }: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) {
  field.value = withScheme(field.value);
}
