import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasImage, runBuildah, runProgram } from './buildah.ts';

/** The folders of programs, as the official image of Node has them. */
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
/** Where Debian has the certificates of authorities, to which a machine may have added its own. */
const CERTIFICATES = '/etc/ssl/certs';

/** The base that the Dockerfile names, such as `node:24.22.3-bookworm-slim`. */
function readBase(): { name: string; nodeVersion: string; release: string } {
  const [, name = '', nodeVersion = '', release = ''] =
    /^FROM (node:([\d.]+)-(\w+)-slim)/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  return { name: `docker.io/library/${name}`, nodeVersion, release };
}

/**
 * Makes the base image of the Dockerfile without a registry of images: a minimal Debian, and Node from npm's
 * package `node`. It stays in the store for the next time.
 *
 * @throws a CommandError where Debian or Node can't be fetched, or this machine can't unpack them
 */
export function ensureBaseImage(): void {
  const { name, nodeVersion, release } = readBase();
  if (hasImage(name)) return;
  const container = runBuildah('from', 'scratch');
  try {
    const root = runBuildah('mount', container);
    runProgram('debootstrap', ['--variant=minbase', release, root]);
    const programs = [`node-linux-${process.arch}@${nodeVersion}`, 'npm@11'];
    runProgram('npm', ['install', '--global', '--prefix', join(root, 'usr/local'), ...programs]);
    runProgram('chroot', [root, 'useradd', '--uid', '1000', '--create-home', 'node']);
    if (existsSync(CERTIFICATES)) {
      mkdirSync(join(root, CERTIFICATES), { recursive: true });
      cpSync(CERTIFICATES, join(root, CERTIFICATES), { recursive: true, dereference: true });
    }
    const trusted = `NODE_EXTRA_CA_CERTS=${CERTIFICATES}/ca-certificates.crt`;
    runBuildah('config', '--env', `PATH=${PATH}`, '--env', trusted, container);
    runBuildah('commit', container, name);
  } finally {
    runBuildah('rm', container);
  }
}
