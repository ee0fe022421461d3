import { data, Form, Link, redirect } from "react-router";
import { AppError } from "#core/errors/app-error.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/field.tsx";
import { siteContext, visitorContext } from "../../../site-context.ts";
import { AdminMessage } from "../admin-message.tsx";
import type { Route } from "./+types/sign-in.ts";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import "../admin.css";
import "../account/account.css";

const LONGEST_EMAIL = 254;
const CODE_STEP = "/admin/sign-in?step=code";

export function loader({ request, context }: Route.LoaderArgs) {
  if (context.get(siteContext).staff?.actor) throw redirect("/admin/");
  return { isCode: new URL(request.url).searchParams.get("step") === "code" };
}

/** Two forms: name and password, then the code where somebody has a second factor. */
export async function action({ context }: Route.ActionArgs) {
  const { staff } = context.get(siteContext);
  const { form } = context.get(visitorContext);
  if (!staff) throw data(null, { status: 404 });
  const { own, sender } = staff;
  const text = (name: string) => String(form.get(name) ?? "");
  const signIn = () =>
    text("intent") === "code"
      ? own.signInByCode(text("code"), sender)
      : own.signIn({ email: text("email"), password: text("password") }, sender);
  const answer = await signIn().catch((fault: unknown) => {
    if (!(fault instanceof AppError)) throw fault;
    return fault;
  });
  const email = text("email").slice(0, LONGEST_EMAIL);
  if (answer instanceof AppError) return data({ message: answer.message, email }, answer.init);
  if (answer.kind !== "refused") throw redirect(answer.kind === "in" ? "/admin/" : CODE_STEP, { headers: answer.headers });
  const { message, status, waitSeconds } = answer;
  return data({ message, email }, { status, headers: waitSeconds ? { "retry-after": String(waitSeconds) } : {} });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => [{ title: "Sign in" }, { name: "robots", content: "noindex" }];

export default function SignIn({ loaderData: { isCode }, actionData }: Route.ComponentProps) {
  const message = <AdminMessage text={actionData?.message} role="alert" />;
  return (
    <div className="staff admin-sign">
      <div className="admin-card">
        {isCode ? (
          <Form method="post" className="sign-form" key="code">
            <h1>One more step</h1>
            {message}
            <TextField
              label="Code"
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
              required
              hint="The six digits that your authenticator shows now, or one of your backup codes"
            />
            <Button type="submit" name="intent" value="code">
              Sign in
            </Button>
            <Link to="/admin/sign-in">Start again</Link>
          </Form>
        ) : (
          <>
            <Form method="post" className="sign-form" key="password">
              <h1>Sign in</h1>
              {message}
              <TextField
                label="Email"
                name="email"
                type="email"
                autoComplete="username webauthn"
                required
                maxLength={LONGEST_EMAIL}
                defaultValue={actionData?.email}
              />
              <TextField label="Password" name="password" type="password" autoComplete="current-password" required maxLength={128} />
              <Button type="submit">Sign in</Button>
            </Form>
            <PasskeySignIn />
          </>
        )}
      </div>
    </div>
  );
}
