import { readFileSync } from "node:fs";

/** `deploy/nginx.conf` for an http block, without TLS, in front of the instances on these ports. */
export function nginxExample({ front, instances }: { front: number; instances: readonly number[] }): string {
  return (
    readFileSync("deploy/nginx.conf", "utf8")
      .replace(/server \{\n\tlisten 80;[\s\S]*?\n\}\n/, "")
      .replace("listen 443 ssl http2;", `listen 127.0.0.1:${front};`)
      .replace(/^\s*ssl_certificate.*$/gm, "")
      .replaceAll("www.example.com", "_")
      .replace(/^\tserver 127\.0\.0\.1:3001(.*\n)\tserver 127\.0\.0\.1:3002.*\n/gm, (_, settings: string) =>
        instances.map((port) => `\tserver 127.0.0.1:${port}${settings}`).join(""),
      )
      // With its port, which is not the usual one here.
      .replace("proxy_set_header Host $host;", "proxy_set_header Host $http_host;")
  );
}
