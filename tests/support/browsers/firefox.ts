import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Driven, keyActions, moveAction, pointerActions, pressActions } from "./driven.ts";

export const findFirefox = () =>
  ["/usr/bin/firefox-esr", "/usr/bin/firefox", process.env["FIREFOX_PATH"] ?? ""].find((path) => existsSync(path));

/** Without these two a headless Firefox says that it has no pointer that hovers. */
const PREFS = { "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6, "remote.active-protocols": 1 };
const STARTS_WITHIN_MS = 60_000;

/** Firefox over WebDriver BiDi, which it speaks by itself. */
export async function startFirefox(): Promise<Driven> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  writeFileSync(
    join(profile, "user.js"),
    Object.entries(PREFS)
      .map(([name, value]) => `user_pref("${name}", ${value});`)
      .join("\n"),
  );
  const child = spawn(findFirefox() ?? "", ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile], {
    env: { ...process.env, HOME: profile },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const end = () => {
    child.kill("SIGKILL");
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    const call = await connect(`${await addressOf()}/session`);
    await call("session.new", { capabilities: {} });
    const { contexts } = await call<{ contexts: { context: string }[] }>("browsingContext.getTree", {});
    const context = contexts[0]?.context ?? "";
    const act = (actions: object[]) => call("input.performActions", { context, actions });
    return {
      name: "Firefox",
      open: async (url) => void (await call("browsingContext.navigate", { context, url, wait: "complete" })),
      async read(expression) {
        const { result, exceptionDetails } = await call<{ result?: { value?: string }; exceptionDetails?: { text: string } }>(
          "script.evaluate",
          {
            expression: `JSON.stringify((${expression}) ?? null)`,
            target: { context },
            awaitPromise: true,
          },
        );
        if (exceptionDetails) throw new Error(`${exceptionDetails.text}: ${expression}`);
        return JSON.parse(result?.value ?? "null");
      },
      pressAt: async (x, y) => void (await act(pointerActions(...pressActions(x, y)))),
      moveTo: async (x, y) => void (await act(pointerActions(moveAction(x, y)))),
      type: async (text) => void (await act(keyActions(text))),
      resize: async (width, height) => void (await call("browsingContext.setViewport", { context, viewport: { width, height } })),
      async close() {
        await call("browser.close", {}).catch(() => undefined);
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }

  function addressOf(): Promise<string> {
    return new Promise((resolve, reject) => {
      let said = "";
      const timer = setTimeout(() => reject(new Error(`Firefox did not start: ${said.slice(-300)}`)), STARTS_WITHIN_MS);
      child.on("exit", () => reject(new Error(`Firefox ended: ${said.slice(-300)}`)));
      child.stderr.setEncoding("utf8").on("data", (text: string) => {
        said += text;
        const address = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
        if (!address) return;
        clearTimeout(timer);
        resolve(address);
      });
    });
  }
}

async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", () => reject(new Error("Firefox closed the line")), { once: true });
  });
  let last = 0;
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener("message", ({ data }) => {
    const { id, type, result, message } = JSON.parse(String(data)) as { id?: number; type: string; result?: unknown; message?: string };
    const asked = waiting.get(id ?? -1);
    waiting.delete(id ?? -1);
    if (type === "error") asked?.reject(new Error(message));
    else asked?.resolve(result);
  });
  return <Answer>(method: string, params: object): Promise<Answer> => {
    const id = ++last;
    const asked = Promise.withResolvers<unknown>();
    waiting.set(id, asked);
    socket.send(JSON.stringify({ id, method, params }));
    return asked.promise as Promise<Answer>;
  };
}
