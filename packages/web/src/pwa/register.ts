/** Asks the browser to keep the client, once the page has nothing better to do. */

export const keepForOffline = (): void => {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const register = (): void => {
    // a browser that refuses (a private window) plays online all the same
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
};
