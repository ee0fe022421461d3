// npm run test:instances [-- FILE …]: the stories told to two, then to three instances on one PostgreSQL, behind a real nginx that spreads requests at random.
import { spawnSync } from "node:child_process";

const outcomes = [2, 3].map((instances) => {
  const began = Date.now();
  const env = { ...process.env, TEST_INSTANCES: String(instances) };
  const { status } = spawnSync("playwright", ["test", ...process.argv.slice(2)], { stdio: "inherit", env });
  console.log(`instances  ${instances} of them took ${Math.round((Date.now() - began) / 1000)} s`);
  return status ?? 1;
});
process.exitCode = Math.max(...outcomes);
