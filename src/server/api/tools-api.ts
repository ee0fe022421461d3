import type { Context } from "hono";
import { Hono } from "hono";
import { stream } from "hono/streaming";
import { inputOfForm } from "#app/routes/tools/tool-page.server.ts";
import type { RunLimits, ToolRunAnswer } from "#app/site-context.ts";
import { AppError, sentenceOf } from "#core/errors/app-error.ts";
import { errorTable } from "#core/errors/error-table.ts";
import type { WritingNews } from "#core/providers/language-model.ts";
import type { AnyTool } from "#core/tool/define-tool.ts";
import { JOBS_KEPT_DAYS } from "#core/tool/job-retention.ts";
import type { ToolFailure } from "#core/tool/tool-outcome.ts";
import { knownFault } from "#platform/database/storage-fault.ts";
import type { createJobs } from "#platform/jobs/jobs.ts";
import type { createRateLimiter } from "#platform/rate-limit/rate-limit.ts";
import type { ToolRegistry } from "#tools/registry.server.ts";
import type { BodyLimits } from "../bodies/body-limits.ts";
import { isMultipart, readForm } from "../bodies/read-form.ts";
import type { Uploads } from "../bodies/uploads.ts";
import { countUse } from "../visitor/count-use.ts";
import type { EventStreams } from "./event-streams.ts";
import { readJsonBody } from "./json-body.ts";
import { describeTool } from "./openapi/openapi.ts";
import { toolMeant } from "./tool-meant.ts";

/** Each is written anew, from the result or from every event of its run. */
const FILES_A_MINUTE = 60;

/** An answer in lines of JSON. */
const LINES = "application/x-ndjson";

interface Options {
  tools: ToolRegistry;
  jobs: ReturnType<typeof createJobs>;
  uploads: Uploads;
  bodyLimits: BodyLimits;
  limiter: Pick<ReturnType<typeof createRateLimiter>, "take">;
  streams: EventStreams;
  /** The key by which limits count a visitor. */
  visitorKey(context: Context): string;
  /** Why no run of this tool could begin now. */
  failureWhenFull(slug: string): ToolFailure | undefined;
  runTool(slug: string, input: unknown, context: Context, onWriting?: (news: WritingNews) => void): Promise<ToolRunAnswer>;
}

/** `/api/tools/{slug}` and `/api/jobs/{id}`: what the pages use, and anybody else may. */
export function createToolsApi({ tools, jobs, uploads, bodyLimits, limiter, streams, visitorKey, failureWhenFull, runTool }: Options) {
  return (
    new Hono()
      .get("/api/tools", (c) =>
        c.json({
          success: true,
          tools: [...tools.values()].map(({ tool }) => ({ slug: tool.slug, name: tool.name, tagline: tool.tagline })),
        }),
      )
      .get("/api/tools/:slug", (c) => {
        const found = tools.get(c.req.param("slug"));
        if (!found) throw new AppError("not_found");
        return c.json({ success: true, tool: describeTool(found.tool) });
      })
      .post("/api/tools/:slug", async (c) => {
        if (c.req.header("accept") === LINES) return runInLines(c);
        const full = failureWhenFull(c.req.param("slug"));
        if (full) return answerFailure(c, full);
        const answer = isMultipart(c.req.header("content-type") ?? "") ? await runForm(c) : await runJson(c);
        for (const [name, value] of Object.entries(limitHeaders(answer.limits))) c.header(name, value);
        if (answer.kind === "job") return c.json({ success: true, job: { id: answer.id, events: `/api/jobs/${answer.id}/events` } }, 202);
        const { outcome } = answer;
        if (outcome.ok) return c.json({ success: true, data: outcome.data });
        return answerFailure(c, outcome.error);
      })
      .get("/api/jobs/:id", async (c) => c.json({ success: true, job: await knownJob(c.req.param("id")) }))
      .get("/api/jobs/:id/events", async (c) => {
        const { id } = await knownJob(c.req.param("id"));
        const after = Number(c.req.header("last-event-id") ?? c.req.query("after") ?? 0) || 0;
        return streams(c, async (stream, gone) => {
          for await (const event of jobs.watch(id, after, gone))
            await stream.writeSSE({ id: String(event.seq), data: JSON.stringify(event.data) });
          const job = await knownJob(id);
          await stream.writeSSE({ event: "end", data: JSON.stringify(job) });
        });
      })
      .get("/api/jobs/:id/files/:name", async (c) => {
        countUse(limiter, "file", visitorKey(c), FILES_A_MINUTE);
        const job = await knownJob(c.req.param("id"));
        const tool = tools.get(job.queue)?.tool;
        const result =
          job.result ?? (tool?.runsIn === "job" ? tool.resultSoFar?.((await jobs.events(job.id, 0)).map(({ data }) => data)) : undefined);
        const files = result === undefined ? [] : (tool?.files?.(result) ?? []);
        const wanted = c.req.param("name");
        const file = files.find(({ name }) => name === wanted) ?? (await fileFromEvents(job.id, tool, wanted));
        if (!file) throw new AppError("not_found");
        return c.body(typeof file.body === "string" ? file.body : new Uint8Array(file.body), 200, {
          "content-type": file.type,
          "content-disposition": `attachment; filename="${file.name.replaceAll(/[^\w.-]/g, "_")}"`,
        });
      })
      .delete("/api/jobs/:id", async (c) => {
        const { id } = await knownJob(c.req.param("id"));
        await jobs.cancel(id);
        return c.json({ success: true });
      })
      // A form without JavaScript can only POST; it goes back to the page that shows what was kept.
      .post("/api/jobs/:id/cancel", async (c) => {
        const job = await knownJob(c.req.param("id"));
        await jobs.cancel(job.id);
        return c.redirect(`/tools/${job.queue}/?job=${job.id}`, 303);
      })
  );

  /** What a language model writes goes out line by line as it comes; the last line is the whole answer, as it is without this. */
  async function runInLines(c: Context): Promise<Response> {
    const input = await readJsonBody(c.req.raw);
    const slug = toolMeant(tools, c.req.param("slug") ?? "", input);
    if (!tools.has(slug)) throw new AppError("not_found");
    // Some proxies wait for the whole answer, and the words would come all at once.
    c.header("x-accel-buffering", "no");
    c.header("content-type", LINES);
    return stream(c, async (lines) => {
      const tell = (line: unknown) => lines.write(`${JSON.stringify(line)}\n`);
      const answer = await runTool(slug, input, c, (news) => void tell(news));
      const { limit, remaining } = answer.limits;
      const body =
        answer.kind === "job"
          ? { success: true, job: { id: answer.id } }
          : answer.outcome.ok
            ? { success: true, data: answer.outcome.data }
            : { success: false, ...answer.outcome.error };
      await tell({ kind: "answer", body, runs: { limit, remaining } });
    });
  }

  async function runJson(c: Context): Promise<ToolRunAnswer> {
    const input = await readJsonBody(c.req.raw);
    return runTool(toolMeant(tools, c.req.param("slug") ?? "", input), input, c);
  }

  /** A file is better sent as a file: it waits on the disk, and is not a third larger as base64 would be. */
  async function runForm(c: Context): Promise<ToolRunAnswer> {
    const { fields, release } = await readForm(
      c.req.raw,
      uploads,
      visitorKey(c),
      bodyLimits(c.req.path, c.req.header("content-type")).text,
    );
    try {
      const slug = toolMeant(tools, c.req.param("slug") ?? "", Object.fromEntries(fields));
      const tool = tools.get(slug)?.tool;
      if (!tool) throw new AppError("not_found");
      return await runTool(slug, await inputOfForm(tool, fields), c);
    } finally {
      await release();
    }
  }

  async function fileFromEvents(id: string, tool: AnyTool | undefined, wanted: string) {
    if (tool?.runsIn !== "job" || !tool.filesFrom) return undefined;
    const events = await jobs.events(id, 0);
    return tool.filesFrom(events.map(({ data }) => data)).find(({ name }) => name === wanted);
  }

  async function knownJob(id: string) {
    const job = await jobs.get(id);
    if (!job || !tools.has(job.queue)) throw new AppError("job_unknown", { days: JOBS_KEPT_DAYS });
    return job;
  }
}

/** The `RateLimit` fields of the IETF draft, which name the policy and what is left of it. */
function limitHeaders({ limit, remaining, resetSeconds }: RunLimits): Record<string, string> {
  return { "ratelimit-policy": `"runs";q=${limit};w=60`, ratelimit: `"runs";r=${remaining};t=${resetSeconds}` };
}

function answerFailure(c: Context, failure: ToolFailure): Response {
  if (failure.retryAfter !== undefined) c.header("retry-after", String(failure.retryAfter));
  return c.json({ success: false, ...failure }, errorTable[failure.code].status as 422);
}

/** Every fault of the API as `{success:false, message}`. */
export function apiFailure(error: unknown, c: Context, onError: (error: unknown) => void) {
  const known = knownFault(error) ?? new AppError("unexpected");
  if (known !== error) onError(error);
  if (known.waitSeconds !== undefined) c.header("retry-after", String(known.waitSeconds));
  const message = known.code === "unexpected" ? "Error" : sentenceOf(known.code, known.details);
  return c.json({ success: false, code: known.code, message }, known.status as 500);
}
