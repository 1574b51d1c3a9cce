export { notificationHandlers } from './notification.routes';
export { closeAction, notifyAdmins, notifyHosts, notifyPeople, withdrawAction } from './notify.service';
export { writeNotification } from './write-notification.service';
