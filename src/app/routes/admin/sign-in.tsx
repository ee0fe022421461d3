import { data, Form, redirect } from "react-router";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/field.tsx";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/sign-in.ts";
import "./admin.css";

export function loader({ context }: Route.LoaderArgs) {
  if (context.get(siteContext).staff?.actor) throw redirect("/admin/");
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const { staff } = context.get(siteContext);
  if (!staff) throw data(null, { status: 404 });
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const { ok, message, headers } = await staff.signIn({ email: text("email"), password: text("password"), code: text("code") });
  if (ok) throw redirect("/admin/", { headers });
  return data({ message, email: text("email") }, { status: 401 });
}

export const meta: Route.MetaFunction = () => [{ title: "Sign in" }, { name: "robots", content: "noindex" }];

export default function SignIn({ actionData }: Route.ComponentProps) {
  return (
    <div className="desk desk-sign">
      <Form method="post" className="desk-card">
        <h1>Sign in</h1>
        {actionData && (
          <p className="desk-message" role="alert">
            {actionData.message}
          </p>
        )}
        <TextField label="Email" name="email" type="email" autoComplete="username" required defaultValue={actionData?.email} />
        <TextField label="Password" name="password" type="password" autoComplete="current-password" required />
        <TextField label="Code from your authenticator" name="code" inputMode="numeric" autoComplete="one-time-code" />
        <Button type="submit">Sign in</Button>
      </Form>
    </div>
  );
}
