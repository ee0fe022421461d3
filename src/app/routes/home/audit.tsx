import type { FocusEvent, KeyboardEvent } from "react";
import { Form } from "react-router";
import type { SiteSettings } from "#content/site-settings/site-settings.schema.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/field.tsx";
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

/** An address typed without a scheme gets `https://`, before the browser checks the field. */
function completeAddress({ currentTarget: field }: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) {
  field.value = withScheme(field.value);
}

const withScheme = (address: string) => {
  const typed = address.trim();
  return typed === "" || /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
};

/** Puts an address typed elsewhere on the page into the audit form and goes there: nothing is typed twice (WCAG 3.3.7). */
export function carryWebsite(address: string): boolean {
  const fields = ["desk", "hand"].map((size) => document.getElementById(`audit-website-${size}`)) as (HTMLInputElement | null)[];
  const shown = fields.find((field) => field?.checkVisibility());
  if (!shown) return false;
  for (const field of fields) if (field) field.value = withScheme(address);
  document.getElementById("audit")?.scrollIntoView();
  const rest = shown.form?.querySelector<HTMLInputElement>("[name=clientName]");
  rest?.focus({ preventScroll: true });
  return true;
}
