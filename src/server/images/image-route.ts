import { Hono } from "hono";

export const createImageRoutes = (_: unknown) => new Hono();
