import { ownWorkerUrl } from "../worker-url.ts";

/** Asks a worker that is started at the first question and answers in the order of the questions. */
export function askWorker<Question, Answer>(workerUrl: string): (question: Question) => Promise<Answer> {
  let worker: Worker | undefined;
  const waiting: ((answer: Answer) => void)[] = [];
  const start = () => {
    const started = new Worker(ownWorkerUrl(workerUrl), { type: "module" });
    started.onmessage = ({ data }: MessageEvent<Answer>) => waiting.shift()?.(data);
    return started;
  };
  return (question) =>
    new Promise((resolve) => {
      worker ??= start();
      waiting.push(resolve);
      worker.postMessage(question);
    });
}
