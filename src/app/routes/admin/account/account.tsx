import { data, Form, redirect } from "react-router";
import { AppError } from "#core/errors/app-error.ts";
import { deviceName } from "#core/text/device-name.ts";
import { networkOf } from "#features/visits/visits.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/field.tsx";
import { type Site, siteContext, visitorContext } from "../../../site-context.ts";
import { AdminMessage } from "../admin-message.tsx";
import type { Route } from "./+types/account.ts";
import { AccountPasskeys } from "./account-passkeys.tsx";
import { AccountSecondFactor } from "./account-second-factor.tsx";
import { AccountSessions } from "./account-sessions.tsx";
import "./account.css";

/** One's own account: the password, what guards it, and where it is open. */
export async function loader({ context }: Route.LoaderArgs) {
  const { actor, own, accounts } = ownActions(context.get(siteContext));
  const [guards, sessions] = await Promise.all([own.guards(actor), accounts.sessions(actor.id)]);
  return {
    email: actor.email,
    ...guards,
    sessions: sessions.map(({ id, createdAt, updatedAt, lastUsedAt, ipAddress, userAgent }) => ({
      id,
      isHere: id === actor.sessionId,
      device: deviceName(userAgent),
      address: ipAddress ? networkOf(ipAddress) : "unknown address",
      since: minuteOf(createdAt),
      lastUsed: minuteOf(lastUsedAt ?? updatedAt),
    })),
  };
}

interface Answer {
  message: string;
  isRefused?: boolean;
  /** What an authenticator reads, until a code confirms it. */
  uri?: string;
  /** Shown once. */
  codes?: readonly string[];
}

export async function action({ context }: Route.ActionArgs) {
  const { actor, own, sender, accounts } = ownActions(context.get(siteContext));
  const { form } = context.get(visitorContext);
  const text = (name: string) => String(form.get(name) ?? "");
  const password = text("password");
  const acts: Record<string, () => Promise<Answer & { headers?: Headers }>> = {
    async password() {
      await own.changePassword(actor, { old: text("old"), password });
      return { message: "The password is set. Every other session has ended." };
    },
    async start() {
      return { message: "Scan the code, then confirm.", uri: await own.startSecondFactor(actor, password, sender) };
    },
    async confirm() {
      const uri = text("uri").startsWith("otpauth://totp/") ? text("uri") : "";
      const kept = await own.confirmSecondFactor(actor, text("code"), sender);
      if (!kept) return { message: "That code does not fit. Write the one that shows now.", isRefused: true, uri };
      return { message: "The second factor is on, and every other session has ended. Keep these codes.", ...kept };
    },
    async codes() {
      return {
        message: "These ten replace the old ones. Every other session has ended.",
        codes: await own.renewBackupCodes(actor, password, sender),
      };
    },
    async off() {
      return {
        message: "The second factor is off. Every other session has ended.",
        headers: await own.endSecondFactor(actor, password, sender),
      };
    },
    async rename() {
      await own.renamePasskey(actor, text("id"), text("name"));
      return { message: "Named." };
    },
    async remove() {
      await own.removePasskey(actor, { id: text("id"), password });
      return { message: "Removed. Take it out of your device too. Every other session has ended." };
    },
    async end() {
      await accounts.endSession(actor, text("id"));
      return { message: "Ended." };
    },
    async "end-others"() {
      await own.endOtherSessions(actor);
      return { message: "Every other session has ended." };
    },
  };
  const act = Object.hasOwn(acts, text("intent")) ? acts[text("intent")] : undefined;
  if (!act) return data<Answer>({ message: "Choose what to do.", isRefused: true }, { status: 422 });
  try {
    const { headers = new Headers(), ...answer } = await act();
    return data<Answer>(answer, { status: answer.isRefused ? 422 : 200, headers });
  } catch (fault) {
    if (!(fault instanceof AppError)) throw fault;
    return data<Answer>({ message: fault.message, isRefused: true }, fault.init);
  }
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { email, hasPassword, hasSecondFactor, codesLeft, passkeys, sessions } = loaderData;
  return (
    <>
      <header className="admin-head">
        <h1>Account</h1>
        <p>{email}</p>
      </header>
      <AdminMessage text={actionData?.message} role={actionData?.isRefused ? "alert" : "status"} />
      <div className="account">
        <div className="account-column">
          <section className="admin-panel account-part" aria-labelledby="account-password">
            <h2 id="account-password">Password</h2>
            <Form method="post" key={actionData?.isRefused ? "refused" : actionData?.message}>
              <input type="text" name="username" autoComplete="username" defaultValue={email} hidden />
              {hasPassword && <TextField label="The one you have" name="old" type="password" autoComplete="current-password" required />}
              <TextField
                label="A new password"
                name="password"
                type="password"
                autoComplete="new-password"
                required
                minLength={12}
                hint="12 characters or more; four words will do"
              />
              <Button type="submit" small tone={hasPassword ? "ghost" : "yellow"} name="intent" value="password">
                {hasPassword ? "Change the password" : "Set the password"}
              </Button>
            </Form>
          </section>
          <AccountPasskeys passkeys={passkeys} hasPassword={hasPassword} />
        </div>
        <div className="account-column">
          <AccountSecondFactor
            hasPassword={hasPassword}
            hasSecondFactor={hasSecondFactor}
            codesLeft={codesLeft}
            uri={actionData?.uri}
            codes={actionData?.codes}
          />
          <AccountSessions sessions={sessions} />
        </div>
      </div>
    </>
  );
}

function ownActions({ staff }: Site) {
  if (!staff?.actor) throw redirect("/admin/sign-in");
  return { ...staff, actor: staff.actor };
}

const minuteOf = (iso: string): string => `${iso.slice(0, 16).replace("T", " ")} UTC`;
