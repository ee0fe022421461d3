import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { init as initJpeg } from "@jsquash/jpeg/encode.js";
import initPng from "@jsquash/oxipng/codec/pkg/squoosh_oxipng.js";
import { init as initWebp } from "@jsquash/webp/encode.js";

const codec = (path: string) => readFileSync(createRequire(import.meta.url).resolve(path));

/** A browser fetches the encoders of pictures itself; here they are handed over. */
export async function startCodecs(): Promise<void> {
  const start = (init: unknown, path: string) =>
    (init as (module: WebAssembly.Module) => Promise<unknown>)(new WebAssembly.Module(codec(path)));
  await start(initWebp, "@jsquash/webp/codec/enc/webp_enc_simd.wasm");
  await start(initJpeg, "@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm");
  await initPng(codec("@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm"));
}
