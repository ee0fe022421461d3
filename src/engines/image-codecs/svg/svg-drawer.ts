import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { AppError } from "#core/errors/app-error.ts";
import type { SvgOrder } from "./svg-child.ts";

interface Options {
  /** What one drawing may take. */
  deadlineMs?: number;
  idleMs?: number;
}

export type SvgDrawer = ReturnType<typeof createSvgDrawer>;

/** More than a preview shows, and little enough that a hundred of them are drawn in a moment. */
const SIDE = 512;
const MAX_BYTES = 2_000_000;
const MAX_WAITING = 200;

/** Turns drawings of strangers into pictures that can hold no script: one at a time, in a process that is ended when one takes too long. */
export function createSvgDrawer({ deadlineMs = 3_000, idleMs = 30_000 }: Options = {}) {
  let child: Promise<ChildProcess> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let idle: NodeJS.Timeout | undefined;

  return {
    /** PNG, small by default. Throws `image_type` for what cannot be drawn, or not in time. */
    async draw(svg: Uint8Array, size: SvgOrder["size"] = SIDE): Promise<Buffer> {
      if (svg.length > MAX_BYTES) throw new AppError("image_type");
      if (waiting >= MAX_WAITING) throw new AppError("queue_full", { seconds: 5 });
      waiting++;
      const turn = last.then(() => drawNow({ svg, size })).finally(() => waiting--);
      last = turn.catch(() => {});
      return turn;
    },
    stop,
  };

  function stop(): void {
    clearTimeout(idle);
    void child?.then((started) => started.kill("SIGKILL")).catch(() => {});
    child = undefined;
  }

  async function drawNow(order: SvgOrder): Promise<Buffer> {
    clearTimeout(idle);
    child ??= startChild();
    try {
      return await answerOf(await child, order);
    } finally {
      idle = setTimeout(stop, idleMs);
      idle.unref();
    }
  }

  function answerOf(worker: ChildProcess, order: SvgOrder): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const finish = (png: Uint8Array | null) => {
        clearTimeout(timer);
        worker.off("message", finish).off("exit", end);
        if (png) resolve(Buffer.from(png));
        else reject(new AppError("image_type"));
      };
      const end = () => {
        stop();
        finish(null);
      };
      const timer = setTimeout(end, deadlineMs);
      worker.on("message", finish).once("exit", end);
      worker.send(order, (error) => error && end());
    });
  }
}

/** Once it is ready: its start is no part of anybody's deadline. */
async function startChild(): Promise<ChildProcess> {
  // By its name in the package: this module may stand in a bundle.
  const child = fork(createRequire(import.meta.url).resolve("#engines/image-codecs/svg/svg-child.ts"), {
    serialization: "advanced",
    stdio: "ignore",
    execArgv: ["--max-old-space-size=128"],
    // The environment is left empty: the process only draws, and needs none of our settings.
    env: {},
  });
  await Promise.race([
    once(child, "message"),
    once(child, "exit").then(() => {
      throw new AppError("image_type");
    }),
  ]);
  child.unref();
  child.channel?.unref();
  return child;
}
