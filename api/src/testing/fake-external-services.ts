import { startFakeExternalService } from './fake-external-service';

/** A maps service and a company registry with one known answer each, and the API's configuration for them. */
export async function startFakeExternalServices() {
  const [maps, registry] = await Promise.all([startFakeExternalService(), startFakeExternalService()]);
  maps.answers(200, [{ lat: '58.3536', lon: '11.2253' }]);
  registry.answers(200, { name: 'Ren Kust Bohuslän', city: 'Smögen', website: 'https://renkust.example' });
  return {
    config: {
      geocoder: { url: `${maps.url}/search`, contact: 'us@gyg.example', attribution: '© Places', perSecond: 1_000 },
      companyRegistry: { url: registry.url },
    },
    close: () => Promise.all([maps.close(), registry.close()]),
  };
}
