import { Form } from "react-router";
import { Button } from "#ui/button/button.tsx";
import { TextAreaField, TextField } from "#ui/field/field.tsx";
import type { ContactErrors, ContactValues, PlanChoice } from "./contact-values.ts";

interface WriteFormProps {
  plans: readonly PlanChoice[];
  values: ContactValues;
  errors: ContactErrors | undefined;
}

export function WriteForm({ plans, values, errors = {} }: WriteFormProps) {
  return (
    <Form className="contact-form" method="post" action="/contact-us#write" data-testid="contact-form">
      <fieldset className="contact-wide">
        <legend className="entry-label">It is about</legend>
        <div className="contact-plans">
          {[...plans, NO_PLAN].map(({ slug, planName }) => (
            <label key={slug} className="contact-plan">
              <input className="vh" type="radio" name="plan" value={slug} defaultChecked={slug === values.plan} />
              {slug ? `Plan: ${planName}` : planName}
            </label>
          ))}
        </div>
      </fieldset>
      <TextField label="Your name" name="clientName" autoComplete="name" maxLength={200} defaultValue={values.clientName} />
      <TextField
        label="Work email"
        name="clientEmail"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={values.clientEmail}
        error={errors.clientEmail}
      />
      <TextField
        className="contact-wide"
        label="Website"
        name="website"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2048}
        placeholder="yourdomain.com"
        hint="With or without https://"
        defaultValue={values.website}
      />
      <TextAreaField
        className="contact-wide"
        label="Message"
        name="message"
        maxLength={5000}
        defaultValue={values.message}
        error={errors.message}
      />
      <div className="contact-wide">
        <Button type="submit">Write the mail</Button>
        <p className="small mute">Your mail program sends it. You see the whole text first.</p>
      </div>
    </Form>
  );
}

const NO_PLAN: PlanChoice = { slug: "", planName: "Something else" };
