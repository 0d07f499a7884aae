# One image: build with all tools, run with what is needed.
FROM node:24-bookworm-slim AS build
WORKDIR /caldera
COPY package.json package-lock.json .npmrc ./
COPY packages/rules/package.json packages/rules/
COPY packages/engine/package.json packages/engine/
COPY packages/server/package.json packages/server/
COPY packages/web/package.json packages/web/
COPY packages/cli/package.json packages/cli/
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production CALDERA_HOST=0.0.0.0 CALDERA_PORT=3000 CALDERA_DATA=/data
WORKDIR /caldera
COPY --from=build /caldera/package.json ./
COPY --from=build /caldera/node_modules node_modules
COPY --from=build /caldera/packages packages
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=32", "packages/cli/bin/caldera.js", "serve"]
