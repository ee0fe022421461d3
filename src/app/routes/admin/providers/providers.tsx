import { useEffect, useRef } from "react";
import { data, Form } from "react-router";
import type { ProviderView } from "#platform/providers/provider-settings.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/field.tsx";
import { siteContext, visitorContext } from "../../../site-context.ts";
import { AdminMessage } from "../admin-message.tsx";
import { act, staffOf } from "../staff.server.ts";
import type { Route } from "./+types/providers.ts";
import { type RefusedForm, refusedForm } from "./refused-form.ts";
import "./providers.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff } = staffOf(context.get(siteContext), request);
  return { providers: await staff.providers.list() };
}

export async function action({ context }: Route.ActionArgs) {
  const { form } = context.get(visitorContext);
  const id = String(form.get("id") ?? "");
  let refused: RefusedForm | undefined;
  const answer = await act(context.get(siteContext), "providers.change", async (actor, { providers, log }) => {
    const write = (what: string) => log.write({ actor: actor.email, action: what, subject: id });
    switch (form.get("intent")) {
      case "check": {
        await write("provider.check");
        return (await providers.check(id)) ?? "It answers.";
      }
      case "forget":
        await write("provider.forget");
        return (await providers.unset(id)) ? "Forgotten. Its keys are gone from the database." : "There is no such source.";
      default: {
        const keys = [...form.entries()].flatMap(([name, value]) =>
          typeof value === "string" && /^[A-Z]/.test(name) ? [[name, value]] : [],
        );
        const provider = (await providers.list()).find((each) => each.id === id);
        if (!provider) return "There is no such source.";
        refused = refusedForm(provider, form);
        if (refused) return "Nothing was kept. What is to be changed stands beside its field.";
        await write("provider.set");
        // Zero means that nobody is asked.
        await providers.set(id, Object.fromEntries(keys), Number(form.get("budget")));
        return "Kept. Test it: only an answer shows that the key is right.";
      }
    }
  });
  const { message } = "data" in answer ? answer.data : answer;
  return data({ id, message, refused }, { status: refused ? 422 : 200, ...("data" in answer && answer.init) });
}

export default function AdminProviders({ loaderData: { providers }, actionData }: Route.ComponentProps) {
  return (
    <>
      <header className="admin-head">
        <h1>Data sources</h1>
        <p>Accounts that the tools may ask. Each works without: then a figure says what is missing, and none is made up.</p>
      </header>
      <AdminMessage text={actionData?.message} />
      <div className="providers">
        {providers.map((provider) => (
          <Provider key={provider.id} provider={provider} answer={actionData?.id === provider.id ? actionData : undefined} />
        ))}
      </div>
    </>
  );
}

interface Props {
  provider: ProviderView;
  /** What became of the form that was sent last, if it was this one. */
  answer: { refused: RefusedForm | undefined } | undefined;
}

function Provider({ provider: { id, name, gives, site, unit, isSetUp, isFixed, budget, usedToday, fields }, answer }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { faults, typed } = answer?.refused ?? {};
  // What was typed goes with the answer: a key stands nowhere once it is kept.
  useEffect(() => {
    if (answer && !answer.refused) form.current?.reset();
  }, [answer]);
  return (
    <section className="admin-panel provider" aria-labelledby={`provider-${id}`}>
      <h2 id={`provider-${id}`}>{name}</h2>
      <p>
        Gives {gives}. <a href={site}>Keys and terms</a>
      </p>
      <p className="admin-soft">
        {isSetUp ? "Set up" : "Not set up"}
        {isFixed && ", by the environment"}. Used today: {usedToday.toLocaleString("en-US")} of {budget.toLocaleString("en-US")} {unit}.
      </p>
      <Form method="post" className="provider-form" ref={form}>
        <input type="hidden" name="id" value={id} />
        {!isFixed &&
          fields.map(({ variable, label, isSecret, isOptional, isSet }) => (
            <TextField
              key={variable}
              label={label}
              name={variable}
              required={!isOptional && !isSet}
              type={isSecret ? "password" : "text"}
              autoComplete="off"
              maxLength={2000}
              defaultValue={typed?.[variable]}
              error={faults?.[variable]}
              hint={isSet ? "Kept. It is not shown again; leave this empty to keep it." : undefined}
            />
          ))}
        <TextField
          label={`Most ${unit} a day`}
          name="budget"
          inputMode="numeric"
          pattern="[0-9]*"
          maxLength={9}
          title="A whole number, 0 or more"
          required
          defaultValue={typed?.["budget"] ?? budget}
          error={faults?.["budget"]}
        />
        <div className="provider-acts">
          <Button type="submit" small name="intent" value="set">
            Keep
          </Button>
          {isSetUp && (
            <Button type="submit" small tone="ghost" name="intent" value="check" formNoValidate>
              Test {name}
            </Button>
          )}
          {!isFixed && fields.some(({ isSet }) => isSet) && (
            <Button type="submit" small tone="ghost" name="intent" value="forget" formNoValidate>
              Forget its keys
            </Button>
          )}
        </div>
      </Form>
    </section>
  );
}
