# Builds the site and keeps only its files. The last stage is the site; `build` and `e2e` serve the profiles of docker-compose.yml.
# An earlier image of the site, whose open pages keep finding their scripts, styles, texts and fonts; none by default.
ARG PREVIOUS=server
FROM node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20 AS packages
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund && npm cache clean --force

FROM packages AS build
COPY index.html tsconfig.json vite.config.ts ./
COPY locales/ locales/
COPY public/ public/
COPY scripts/ scripts/
COPY src/ src/
# The commit's time in seconds: the date that generated files carry, so that a rebuild gives the same bytes.
ARG SOURCE_DATE_EPOCH=
# `release` refuses to build while samples are left; a preview shows them, marked.
ARG SITE_BUILD=preview
# The day for which a release chooses its pages, such as 2027-01-31; today unless named.
ARG SITE_DAY=
RUN npm run build -- "--$SITE_BUILD" && node scripts/build/nginx/build-trees.ts dist www

# The browser tests. They start a container of the site's image for each set of variables, hence Docker's client; some read
# the built files, and one checks them with a program for Java. Java's package links a manual page into a folder that slim images lack.
FROM packages AS e2e
RUN mkdir -p /usr/share/man/man1 \
 && apt-get update \
 && apt-get install --yes --no-install-recommends chromium chromium-headless-shell default-jre-headless poppler-utils \
 && rm -rf /var/lib/apt/lists/*
COPY --from=docker:29.7.1-cli@sha256:27a51d5ab1cd38d9eeaba7b415b8c07bc10c31e1cf1ec8d78f6413fcfab3f44f /usr/local/bin/docker /usr/local/bin/docker
COPY . .
COPY --from=build /site/dist/ dist/
ENV SITE_IMAGE=cloud-site
# Leaves out the tests tagged `@long`, like `npm run test:browser`. Further arguments are Playwright's options.
ENTRYPOINT ["npx", "playwright", "test", "--grep-invert=@long"]

FROM nginxinc/nginx-unprivileged:1.30.5-alpine-slim@sha256:3af0c10d960cc2502427fe1219c52989d309e7d65596869c60a34fd2fa2406f0 AS server

FROM $PREVIOUS AS previous
USER root
RUN mkdir -p /srv/site

FROM build AS releases
ARG SOURCE_DATE_EPOCH=
COPY --from=previous /srv/site/ previous/
RUN node scripts/build/nginx/keep-releases.ts previous www dist-server

FROM server
ARG VERSION=0.2.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="cloud-site" \
      org.opencontainers.image.description="Public website of a cloud provider, served by nginx; configured by environment variables" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.revision="$REVISION" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.base.name="docker.io/nginxinc/nginx-unprivileged:1.30.5-alpine-slim"

# Removes the base image's start-up scripts, which edit a configuration that is not used here. Lets the server write to run/ only,
# a tmpfs wherever the root file system is read-only. Group 0 may write, too: clusters that choose user ids give them that group.
USER root
RUN rm -rf /docker-entrypoint.d/* /etc/nginx/conf.d /usr/share/nginx/html \
 && mkdir -p /srv/site/run \
 && chown 101:0 /srv/site/run \
 && chmod 775 /srv/site/run
COPY nginx/docker-entrypoint.d/ /docker-entrypoint.d/
COPY nginx/check.sh /usr/local/bin/check
COPY nginx/nginx.conf /srv/site/nginx.conf
COPY nginx/snippets/ /srv/site/snippets/
COPY nginx/startup/ /srv/site/startup/
COPY --from=releases /site/dist-server/ /srv/site/build/
COPY --from=releases /site/www/ /srv/site/www/
USER 101:101

ENV NGINX_ENTRYPOINT_QUIET_LOGS=1
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=10s --timeout=2s --start-period=5s --retries=3 \
  CMD wget -q -O /dev/null "http://127.0.0.1:${PORT:-8080}/healthz" || exit 1
# The base image's entrypoint runs /docker-entrypoint.d/*.sh, then replaces itself with this command.
CMD ["nginx", "-p", "/srv/site", "-c", "/srv/site/nginx.conf", "-e", "stderr", "-g", "daemon off;"]
