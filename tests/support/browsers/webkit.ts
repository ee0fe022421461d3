import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { freePort } from "../free-port.ts";
import { type Driven, keyActions, moveAction, pause, pointerActions, pressActions } from "./driven.ts";

const DRIVER = "/usr/bin/WebKitWebDriver";
const XVFB = "/usr/bin/Xvfb";
const miniBrowser = () => globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")[0];
const STARTS_WITHIN_MS = 60_000;

export const findWebKit = () => (existsSync(DRIVER) && existsSync(XVFB) ? miniBrowser() : undefined);

/** WebKitGTK, the engine of Safari, over WebDriver, on a screen of its own. */
export async function startWebKit(): Promise<Driven> {
  const port = await freePort();
  const display = `:${100 + (port % 800)}`;
  const children: ChildProcess[] = [];
  const start = (command: string, args: string[]) => {
    children.push(spawn(command, args, { env: { ...process.env, DISPLAY: display }, stdio: "ignore" }));
  };
  const end = () => {
    for (const child of children.toReversed()) child.kill("SIGTERM");
  };
  const call = async <Answer>(method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: Answer & { message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  };
  try {
    start(XVFB, [display, "-screen", "0", "1920x1200x24", "-nolisten", "tcp"]);
    await pause(500);
    start(DRIVER, [`--port=${port}`]);
    const { sessionId } = await firstAnswer(() =>
      call<{ sessionId: string }>("POST", "/session", {
        capabilities: {
          alwaysMatch: { "webkitgtk:browserOptions": { binary: miniBrowser(), args: ["--automation", "--full-screen"] } },
        },
      }),
    );
    const session = `/session/${sessionId}`;
    const act = (actions: object[]) => call("POST", `${session}/actions`, { actions });
    return {
      name: "WebKit",
      open: async (url) => void (await call("POST", `${session}/url`, { url })),
      async read(expression) {
        const script = `return JSON.stringify((${expression}) ?? null)`;
        return JSON.parse(await call<string>("POST", `${session}/execute/sync`, { script, args: [] }));
      },
      pressAt: async (x, y) => void (await act(pointerActions(...pressActions(x, y)))),
      moveTo: async (x, y) => void (await act(pointerActions(moveAction(x, y)))),
      type: async (text) => void (await act(keyActions(text))),
      resize: async (width, height) => void (await call("POST", `${session}/window/rect`, { x: 0, y: 0, width, height })),
      async close() {
        await call("DELETE", session).catch(() => undefined);
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

async function firstAnswer<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (const end = Date.now() + STARTS_WITHIN_MS; ; await pause(300)) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}
