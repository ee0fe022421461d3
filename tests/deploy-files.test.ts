// What is handed out for operating the site names files, variables and settings that there are. The proxies' examples are run by
// `npm run bench -- rolling` and, nginx's, in front of the browser stories.
import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { readEnv } from "#platform/env/env.ts";

const read = (path: string) => readFileSync(path, "utf8");
const variables = new Set(["NODE_ENV", ...(read("src/platform/env/env.ts").match(/(?<=^ {2})[A-Z][A-Z0-9_]+(?=:)/gm) ?? [])]);

it("the Dockerfile copies what there is, and nothing that is kept from it", () => {
  const ignored = read(".dockerignore").split("\n").filter(Boolean);
  const copies = [...read("deploy/Dockerfile").matchAll(/^COPY (--from=build )?(.+) \S+$/gm)];
  const given = copies.flatMap(([, from, names = ""]) => (from ? [] : names.split(" ")));
  const built = copies.flatMap(([, from, name = ""]) => (from ? [name.replace("/site/", "")] : []));
  expect(given).toEqual(["package.json", "package-lock.json", ".npmrc", "."]);
  expect([...given, ...built].filter((name) => !existsSync(name) && !["build", "node_modules"].includes(name))).toEqual([]);
  expect(built.filter((name) => ignored.includes(name))).toEqual(["node_modules", "build"]);
  const [, command = "[]"] = /^CMD (\[.*\])$/m.exec(read("deploy/Dockerfile")) ?? [];
  const { scripts } = JSON.parse(read("package.json"));
  expect(JSON.parse(command).join(" ")).toBe(scripts.start);
});

it("the compose file sets variables that the server reads, keeps nothing in a container, and asks for what its page says", () => {
  const { services, volumes } = parse(read("deploy/compose.yaml"));
  expect(Object.keys(services.site.environment).filter((name) => !variables.has(name))).toEqual([]);
  expect([services.site.read_only, services.site.cap_drop, services.site.build.dockerfile]).toEqual([true, ["ALL"], "deploy/Dockerfile"]);
  const mounted = Object.values(services as Record<string, { volumes?: string[] }>).flatMap((service) => service.volumes ?? []);
  // What the user of the image writes to is that user's, and a browser's profile lies in /tmp.
  const own = /^RUN install -d -o node -g node -m 700 (.*)$/m.exec(read("deploy/Dockerfile"))?.[1]?.split(" ") ?? [];
  const places = (mounts: string[], at: number) => mounts.map((mount) => mount.split(":")[at] ?? "");
  expect(places(services.site.volumes, 1).filter((place) => !own.includes(place))).toEqual([]);
  expect(places(services.site.tmpfs, 0)).toEqual(["/data", "/tmp"]);
  const named = mounted.map((mount) => mount.split(":")[0] ?? "").filter((name) => !name.startsWith("."));
  expect(named.sort()).toEqual(Object.keys(volumes).sort());
  const asked = [...new Set([...read("deploy/compose.yaml").matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name))];
  expect(asked.filter((name) => !read("docs/deploy/docker.md").includes(`${name}=`))).toEqual([]);
  expect(read("deploy/Caddyfile")).toContain("dynamic a site 3000");
  const allowed = services.site.security_opt.flatMap((option: string) =>
    option.startsWith("seccomp:./") ? JSON.parse(read(option.replace("seccomp:.", "deploy"))).syscalls[0].names : [],
  );
  const wanted = ["clone", "unshare", "chroot", "mount", "ptrace", "bpf", "keyctl", "setns"];
  expect(wanted.filter((name) => allowed.includes(name))).toEqual(["clone", "unshare", "chroot"]);
});

it("the systemd unit starts what npm start does, with the variables that the server reads", () => {
  const unit = read("deploy/site.service");
  const { scripts } = JSON.parse(read("package.json"));
  expect(/^ExecStart=\S+\/node (.*)$/m.exec(unit)?.[1]).toBe(scripts.start.replace(/^node /, ""));
  expect(unit).toMatch(/^SystemCallFilter=@system-service chroot$/m);
  const set = (/^Environment=(.*)$/m.exec(unit)?.[1] ?? "").split(" ").map((pair) => pair.split("=")[0] ?? "");
  expect(set.filter((name) => !variables.has(name))).toEqual([]);
});

it("who supervises an instance waits for longer than a stop takes, and a stop for longer than a run of a tool", () => {
  const site = parse(read("deploy/compose.yaml")).services.site;
  const unit = read("deploy/site.service");
  const { leaveSeconds } = readEnv({});
  const runSeconds = Number(/RUN_MS = (\d+)_000/.exec(read("src/server/tools/tool-runner.ts"))?.[1]);
  for (const [drain, patience] of [
    [site.environment.DRAIN_SECONDS, site.stop_grace_period],
    [/DRAIN_SECONDS=(\d+)/.exec(unit)?.[1], /^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]],
  ]) {
    expect(Number(drain)).toBeGreaterThan(runSeconds);
    expect(Number.parseInt(patience, 10)).toBeGreaterThan(Number(drain) + leaveSeconds);
  }
});

it("the pages about operating name variables that the server reads, and commands that there are", () => {
  const pages = ["backups", "health", "survey", "deploy/docker", "deploy/growth", "deploy/proxies", "deploy/systemd"].map((name) =>
    read(`docs/${name}.md`),
  );
  const { scripts } = JSON.parse(read("package.json"));
  const commands = pages.flatMap((page) => [...page.matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name));
  expect(commands.filter((name) => !scripts[name])).toEqual([]);
  const named = pages.flatMap((page) => [...page.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=[^`]*)?`/g)].map(([, name = ""]) => name));
  expect(named.filter((name) => !variables.has(name))).toEqual([]);
  expect(named.length).toBeGreaterThan(10);
});
